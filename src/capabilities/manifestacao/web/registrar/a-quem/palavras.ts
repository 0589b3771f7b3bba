import type { AQuem } from './a-quem.ts';

interface Palavras {
  readonly oQueFazer: string;
  readonly semAssunto: string;
  readonly semAssuntoAjuda: string;
  readonly oQueDenunciar: string;
  readonly comoDenunciar: string;
  /** Under the field of files. */
  readonly arquivos: string;
  readonly quemRecebe: string;
  readonly procureOrgao: string;
  readonly procurarCidade: string;
  readonly procurarEstado: string;
  readonly naoDeveVer: string;
  readonly naoDeveVerAjuda: string;
  readonly localAjuda: string;
  readonly semelhantesAntes: string;
  readonly semelhantesAchados: string;
}

const DA_PESSOA: Palavras = {
  oQueFazer: 'O que você quer fazer?',
  semAssunto: 'Não encontrei meu assunto',
  semAssuntoAjuda: 'Você segue do mesmo jeito; o órgão classifica depois.',
  oQueDenunciar: 'O que você quer denunciar?',
  comoDenunciar: 'Como você quer denunciar?',
  arquivos: 'Fotos, documentos ou mensagens que mostrem o que você contou.',
  quemRecebe: 'Quem deve receber?',
  procureOrgao: 'Procure o órgão',
  procurarCidade: 'Procurar minha cidade',
  procurarEstado: 'Procurar meu estado',
  naoDeveVer: 'Há alguém do órgão que não deve ver este relato?',
  naoDeveVerAjuda:
    'Opcional. Quem você indicar não acha, não abre e não recebe avisos da manifestação, mesmo que trabalhe na ouvidoria. Se o nome servir para mais de uma pessoa, nenhuma delas vê até o gestor conferir qual é; fora isso, só você pode mudar.',
  localAjuda: 'Como “no almoxarifado do hospital”. Evite dizer algo que só você saberia.',
  semelhantesAntes: 'Enquanto você escreve, mostramos aqui pedidos públicos parecidos, com a resposta.',
  semelhantesAchados: 'Veja se já responde o que você quer saber.',
};

const DA_MESA: Palavras = {
  oQueFazer: 'O que a pessoa quer fazer?',
  semAssunto: 'Nenhum assunto serve',
  semAssuntoAjuda: 'O registro segue do mesmo jeito; o órgão classifica depois.',
  oQueDenunciar: 'O que a pessoa quer denunciar?',
  comoDenunciar: 'Quem denuncia?',
  arquivos: 'Fotos, documentos ou mensagens que a pessoa trouxe ou mandou.',
  quemRecebe: 'Quem deve receber?',
  procureOrgao: 'Procure o órgão',
  procurarCidade: 'Procurar a cidade',
  procurarEstado: 'Procurar o estado',
  naoDeveVer: 'Há alguém do órgão que não deve ver este relato?',
  naoDeveVerAjuda:
    'Opcional: pergunte à pessoa. Quem ela indicar não acha, não abre e não recebe avisos da manifestação, mesmo que trabalhe na ouvidoria. Se o nome servir para mais de uma pessoa, nenhuma delas vê até o gestor conferir qual é; fora isso, só ela pode mudar.',
  localAjuda: 'Como “no almoxarifado do hospital”. Evite algo que só a pessoa saberia.',
  semelhantesAntes: 'Durante o registro, mostramos aqui pedidos públicos parecidos, com a resposta.',
  semelhantesAchados: 'Veja se já responde o que a pessoa quer saber.',
};

const DA_INTERNA: Palavras = {
  ...DA_PESSOA,
  semAssuntoAjuda: 'Você segue do mesmo jeito; a ouvidoria classifica depois.',
  arquivos: 'Documentos, mensagens ou fotos que mostrem o que você contou.',
  quemRecebe: 'Em que instituição você trabalha?',
  procureOrgao: 'Procure a instituição',
  naoDeveVer: 'Quem da instituição não deve ver este relato?',
  naoDeveVerAjuda:
    'Opcional. Pode ser a chefia, um colega ou alguém da própria ouvidoria. Quem você indicar não acha, não abre e não recebe avisos do que você contou. Se o nome servir para mais de uma pessoa, nenhuma delas vê até o gestor conferir qual é; fora isso, só você pode mudar.',
  localAjuda: 'Como “na sala de reuniões do 3º andar”. Evite dizer algo que só você saberia.',
};

const POR_QUEM: Readonly<Record<AQuem, Palavras>> = {
  propria: DA_PESSOA,
  mesa: DA_MESA,
  interna: DA_INTERNA,
};

/** The sentences of the filing that depend on who is being spoken to. */
export const palavras = (aQuem: AQuem): Palavras => POR_QUEM[aQuem];
