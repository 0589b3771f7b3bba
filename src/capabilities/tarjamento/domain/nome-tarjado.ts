import { extensaoDe, nomeLimpo } from '#capabilities/anexo/domain/nome-do-arquivo.ts';

const semExtensao = (nome: string): string => {
  const limpo = nomeLimpo(nome);
  const extensao = extensaoDe(limpo);
  return extensao === '.pdf' ? limpo.slice(0, -extensao.length) : limpo;
};

/** The first name without a number, or with 2, 3 …, that no other file has. */
const semRepetir = (existentes: readonly string[], escrever: (ordem: string) => string): string => {
  const tomados = new Set(existentes.map((nome) => nome.toLowerCase()));
  let nome = escrever('');
  for (let ordem = 2; tomados.has(nome.toLowerCase()); ordem++) nome = escrever(` ${ordem}`);
  return nome;
};

/** 'Laudo.pdf' becomes 'Laudo (tarjado).pdf', and the second copy 'Laudo (tarjado 2).pdf'. */
export const nomeTarjado = (nome: string, existentes: readonly string[] = []): string =>
  semRepetir(existentes, (ordem) => nomeLimpo(`${semExtensao(nome).slice(0, 130)} (tarjado${ordem}).pdf`));

export const nomeDaLista = (nome: string, existentes: readonly string[] = []): string =>
  semRepetir(existentes, (ordem) =>
    nomeLimpo(`${semExtensao(nome).slice(0, 130)} (lista de tarjas${ordem}).txt`),
  );
