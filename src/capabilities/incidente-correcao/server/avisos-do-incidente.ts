import type { DecisaoRow } from './incidente-repository.ts';

export const caminhoDoIncidente = (idIncidente: number): string =>
  `/incidente-correcao/responder?ids=${idIncidente}`;

export const nomeDaJulgadora = ({
  sigla_julgadora,
  nome_julgadora,
}: Pick<DecisaoRow, 'sigla_julgadora' | 'nome_julgadora'>): string =>
  `${sigla_julgadora} – ${nome_julgadora}`;
