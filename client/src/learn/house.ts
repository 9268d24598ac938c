/** The line to the server: a lesson's steps, and what an answer to one comes to. */
import type { LessonAnswer, LessonMessage, LessonRequest } from "../table/wire.gen";

async function read<Message>(response: Response): Promise<Message> {
  if (!response.ok) throw new Error(`the house answers ${response.status}`);
  return (await response.json()) as Message;
}

export async function stepsOf(lesson: string): Promise<LessonMessage> {
  return read<LessonMessage>(await fetch(`/api/lessons/${lesson}`));
}

export async function answerTo(lesson: string, request: LessonRequest): Promise<LessonAnswer> {
  const response = await fetch(`/api/lessons/${lesson}/answer`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  return read<LessonAnswer>(response);
}
