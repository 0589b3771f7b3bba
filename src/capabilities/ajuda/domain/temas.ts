/** What the questions are about, in the order of the page. */
export const temas = {
  conta: 'Conta e acesso',
  tipos: 'Qual tipo escolher',
  registro: 'Como registrar',
  prazos: 'Prazos',
  acompanhamento: 'Acompanhar e complementar',
  denuncia: 'Denúncia, anonimato e proteção',
  lai: 'Acesso à informação',
  recursos: 'Recursos e reclamação',
  resposta: 'Resposta e avaliação',
  privacidade: 'Privacidade e dados pessoais',
  ajuda: 'Acessibilidade e ajuda técnica',
  equipe: 'Para quem trabalha na ouvidoria',
} as const;

export type Tema = keyof typeof temas;
export const nomesDosTemas = Object.keys(temas) as [Tema, ...Tema[]];
