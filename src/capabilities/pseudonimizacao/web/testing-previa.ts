const RELATO = 'Eu, Maria Souza, vi. Falem com a Zoraide, a Zoraide do arquivo. Sou a única restauradora.';

const pista = (trecho: string, tipo: string, porque: string, confianca: 'cobrir' | 'dica') => {
  const inicio = RELATO.indexOf(trecho);
  return { inicio, fim: inicio + trecho.length, tipo, porque, confianca };
};

const NOME = pista('Maria Souza', 'nome', 'Nome de quem registrou, ou parte dele', 'cobrir');
const PAPEL = pista('única restauradora', 'papel', 'Papel que pode ser de uma pessoa só', 'dica');

export const A_FAIXA_DO_NOME = { inicio: NOME.inicio, fim: NOME.fim };

/** What the server prepares of a protected case. */
export const aPrevia = (versao = 'v1', texto = RELATO, pistas: readonly unknown[] = [NOME, PAPEL]) => ({
  body: { precisa: true, textos: [{ rotulo: 'Relato', texto, versao, pistas }] },
});

/** Of a case that protects nobody. */
export const NADA_A_COBRIR = { body: { precisa: false, textos: [] } };
