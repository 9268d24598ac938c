// Generated from the rules by tools/generate_orders.py. Do not edit.

/** While one suit is trump: cards as text with spaces between, strongest first. */
export interface OrderText {
  trumps: string;
  /** Each plain suit, in the order of names. */
  plain: readonly string[];
  /** Each combination: its name, the winning trump, the beaten one. */
  pairs: readonly (readonly [string, string, string])[];
}

export const ORDERS: Record<"P" | "I" | "K" | "O" | "G", OrderText> = {
  P: {
    trumps: "Ps Pu Pt Pb Pr Pk P9 P8 P7 P6 P5 P4 P3 P2 P1",
    plain: [
      "Is Iu Ir Ik It I9 I8 I7 I6 I5 I4 I3 I2 Ib I1",
      "Ks Ku Kr Kk Kt Kb K1 K2 K3 K4 K5 K6 K7 K8 K9",
      "Os Ou Or Ok Ot Ob O1 O2 O3 O4 O5 O6 O7 O8 O9",
      "Gs Gu Gr Gk Gt Gb G1 G2 G3 G4 G5 G6 G7 G8 G9",
    ],
    pairs: [
      ["sun-un", "Ps", "Pu"],
      ["un-sota", "Pu", "Pt"],
      ["sota-robai", "Pt", "Pb"],
      ["robai-rei", "Pb", "Pr"],
      ["2-1", "P2", "P1"],
    ],
  },
  I: {
    trumps: "Is Iu It Pb Ib Ir Ik I9 I8 I7 I6 I5 I4 I3 I2 I1",
    plain: [
      "Ps Pu Pr Pk Pt P9 P8 P7 P6 P5 P4 P3 P2 P1",
      "Ks Ku Kr Kk Kt Kb K1 K2 K3 K4 K5 K6 K7 K8 K9",
      "Os Ou Or Ok Ot Ob O1 O2 O3 O4 O5 O6 O7 O8 O9",
      "Gs Gu Gr Gk Gt Gb G1 G2 G3 G4 G5 G6 G7 G8 G9",
    ],
    pairs: [
      ["sun-un", "Is", "Iu"],
      ["un-sota", "Iu", "It"],
      ["sota-robai", "It", "Ib"],
      ["robai-rei", "Ib", "Ir"],
      ["2-1", "I2", "I1"],
    ],
  },
  K: {
    trumps: "Ks Ku Kt Pb Kb Kr Kk K1 K2 K3 K4 K5 K6 K7 K8 K9",
    plain: [
      "Ps Pu Pr Pk Pt P9 P8 P7 P6 P5 P4 P3 P2 P1",
      "Is Iu Ir Ik It I9 I8 I7 I6 I5 I4 I3 I2 Ib I1",
      "Os Ou Or Ok Ot Ob O1 O2 O3 O4 O5 O6 O7 O8 O9",
      "Gs Gu Gr Gk Gt Gb G1 G2 G3 G4 G5 G6 G7 G8 G9",
    ],
    pairs: [
      ["sun-un", "Ks", "Ku"],
      ["un-sota", "Ku", "Kt"],
      ["sota-robai", "Kt", "Kb"],
      ["robai-rei", "Kb", "Kr"],
      ["8-9", "K8", "K9"],
    ],
  },
  O: {
    trumps: "Os Ou Ot Pb Ob Or Ok O1 O2 O3 O4 O5 O6 O7 O8 O9",
    plain: [
      "Ps Pu Pr Pk Pt P9 P8 P7 P6 P5 P4 P3 P2 P1",
      "Is Iu Ir Ik It I9 I8 I7 I6 I5 I4 I3 I2 Ib I1",
      "Ks Ku Kr Kk Kt Kb K1 K2 K3 K4 K5 K6 K7 K8 K9",
      "Gs Gu Gr Gk Gt Gb G1 G2 G3 G4 G5 G6 G7 G8 G9",
    ],
    pairs: [
      ["sun-un", "Os", "Ou"],
      ["un-sota", "Ou", "Ot"],
      ["sota-robai", "Ot", "Ob"],
      ["robai-rei", "Ob", "Or"],
      ["8-9", "O8", "O9"],
    ],
  },
  G: {
    trumps: "Gs Gu Gt Pb Gb Gr Gk G1 G2 G3 G4 G5 G6 G7 G8 G9",
    plain: [
      "Ps Pu Pr Pk Pt P9 P8 P7 P6 P5 P4 P3 P2 P1",
      "Is Iu Ir Ik It I9 I8 I7 I6 I5 I4 I3 I2 Ib I1",
      "Ks Ku Kr Kk Kt Kb K1 K2 K3 K4 K5 K6 K7 K8 K9",
      "Os Ou Or Ok Ot Ob O1 O2 O3 O4 O5 O6 O7 O8 O9",
    ],
    pairs: [
      ["sun-un", "Gs", "Gu"],
      ["un-sota", "Gu", "Gt"],
      ["sota-robai", "Gt", "Gb"],
      ["robai-rei", "Gb", "Gr"],
      ["8-9", "G8", "G9"],
    ],
  },
};
