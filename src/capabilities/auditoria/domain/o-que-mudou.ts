type Campos = Readonly<Record<string, unknown>>;

/** The fields in which two states differ, before and after; null if nothing changed. */
export const oQueMudou = (antes: Campos, depois: Campos): { antes: Campos; depois: Campos } | null => {
  const nomes = [...new Set([...Object.keys(antes), ...Object.keys(depois)])].filter(
    (nome) => JSON.stringify(antes[nome] ?? null) !== JSON.stringify(depois[nome] ?? null),
  );
  if (nomes.length === 0) return null;
  const so = (campos: Campos) => Object.fromEntries(nomes.map((nome) => [nome, campos[nome] ?? null]));
  return { antes: so(antes), depois: so(depois) };
};
