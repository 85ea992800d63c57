/** The postal codes of the states and DC. Source of an expression, in capitals unless flag i is set. */
export const STATE_CODE =
  "(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])";
