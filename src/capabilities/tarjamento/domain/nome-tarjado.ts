/** The first name without a number, or with 2, 3 …, that no other file has. */
const semRepetir = (existentes: readonly string[], escrever: (ordem: string) => string): string => {
  const tomados = new Set(existentes.map((nome) => nome.toLowerCase()));
  let nome = escrever('');
  for (let ordem = 2; tomados.has(nome.toLowerCase()); ordem++) nome = escrever(` ${ordem}`);
  return nome;
};

/**
 * The copy goes where the original may not: its name says nothing of the original's, which often is the name of the person who
 * was just taken out of the document (Lei 13.709/2018, art. 46). The second copy is 'Documento (tarjado 2).pdf'.
 */
export const nomeTarjado = (existentes: readonly string[] = []): string =>
  semRepetir(existentes, (ordem) => `Documento (tarjado${ordem}).pdf`);

export const nomeDaLista = (existentes: readonly string[] = []): string =>
  semRepetir(existentes, (ordem) => `Documento (lista de tarjas${ordem}).txt`);
