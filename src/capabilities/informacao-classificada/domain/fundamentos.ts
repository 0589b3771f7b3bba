/** Lei 12.527/2011, art. 23: information that may be classified because telling it may… */
export const fundamentos = [
  { inciso: 'I', texto: 'pôr em risco a defesa e a soberania nacionais ou a integridade do território' },
  { inciso: 'II', texto: 'prejudicar negociações ou relações internacionais, ou o sigilo de outros Estados' },
  { inciso: 'III', texto: 'pôr em risco a vida, a segurança ou a saúde da população' },
  { inciso: 'IV', texto: 'oferecer elevado risco à estabilidade financeira, econômica ou monetária do País' },
  { inciso: 'V', texto: 'prejudicar planos ou operações estratégicos das Forças Armadas' },
  {
    inciso: 'VI',
    texto:
      'prejudicar pesquisa e desenvolvimento científico ou tecnológico, ou sistemas, bens e áreas estratégicas',
  },
  { inciso: 'VII', texto: 'pôr em risco a segurança de instituições ou de altas autoridades e familiares' },
  { inciso: 'VIII', texto: 'comprometer inteligência, investigação ou fiscalização em andamento' },
] as const;

export const incisos = fundamentos.map(({ inciso }) => inciso);

export const nomeDoFundamento = (inciso: string): string => `Lei 12.527/2011, art. 23, ${inciso}`;
