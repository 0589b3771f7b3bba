let isSaindo = false;

/** While it is on, nothing asks whether the person really wants to leave. */
export const isSaindoDepressa = (): boolean => isSaindo;

export const comecarASair = (): void => {
  isSaindo = true;
};
