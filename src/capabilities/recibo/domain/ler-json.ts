/** Null for a text that is no JSON: what was signed is not always ours to read. */
export const lerJson = (texto: string): unknown => {
  try {
    return JSON.parse(texto);
  } catch {
    return null;
  }
};
