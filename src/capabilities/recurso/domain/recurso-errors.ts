import { conflict, forbidden, notFound } from '#kernel/errors.ts';

/** Also the answer to who may not know of it. */
export const recursoNaoEncontrado = () => notFound('recurso.nao-encontrado', 'Recurso não encontrado.');

export const naoJulga = () => forbidden('recurso.nao-julga', 'Quem julga este recurso é outra autoridade.');
export const naoRecorreu = () => forbidden('recurso.nao-recorreu', 'Só quem recorreu pode fazer isto.');
export const naoRespondeuOPedido = () =>
  forbidden('recurso.nao-respondeu-o-pedido', 'Só o órgão que respondeu ao pedido pode fazer isto.');
export const semPermissaoDeQualificar = () =>
  forbidden('recurso.nao-qualifica', 'Você não pode qualificar a resposta deste recurso.');

export const subiu = () =>
  conflict('recurso.subiu', 'O prazo passou e o pedido já está na instância seguinte.');
export const faltaAdmissibilidade = () =>
  conflict('recurso.falta-admissibilidade', 'Antes de decidir, diga se o recurso é conhecido.');
export const jaConhecido = () =>
  conflict('recurso.ja-conhecido', 'A admissibilidade deste recurso já foi analisada.');
export const soAcimaDoOrgao = () =>
  conflict('recurso.so-acima-do-orgao', 'Só quem julga de fora do órgão pede esclarecimento a ele.');
export const esclarecimentoJaAberto = () =>
  conflict('recurso.esclarecimento-aberto', 'O órgão ainda não respondeu ao esclarecimento pedido.');
export const semEsclarecimentoAberto = () =>
  conflict('recurso.sem-esclarecimento', 'Não há esclarecimento esperando resposta.');
export const soNaComissao = () =>
  conflict('recurso.so-na-comissao', 'Só o julgamento da CMRI tem reunião marcada.');
export const jaQualificada = () => conflict('recurso.ja-qualificada', 'Esta resposta já foi qualificada.');
export const nadaAEntregar = () =>
  conflict('recurso.nada-a-entregar', 'Esta decisão não manda entregar nada.');
export const incidenteJaAberto = () =>
  conflict('recurso.incidente-aberto', 'Já há um incidente de correção aberto sobre esta decisão.');
/** Somebody else acted meanwhile; what was written stays on the screen. */
export const recursoMudou = (versao: number) =>
  conflict('recurso.mudou', 'Este recurso mudou desde que você o abriu. Confira antes de continuar.', {
    versao,
  });
