import { extensaoDe, nomeLimpo } from '#capabilities/anexo/domain/nome-do-arquivo.ts';

const semExtensao = (nome: string): string => {
  const limpo = nomeLimpo(nome);
  const extensao = extensaoDe(limpo);
  return extensao === '.pdf' ? limpo.slice(0, -extensao.length) : limpo;
};

/** 'Laudo.pdf' becomes 'Laudo (tarjado).pdf'. */
export const nomeTarjado = (nome: string): string =>
  nomeLimpo(`${semExtensao(nome).slice(0, 130)} (tarjado).pdf`);

export const nomeDaLista = (nome: string): string =>
  nomeLimpo(`${semExtensao(nome).slice(0, 130)} (lista de tarjas).txt`);
