import type { DadosDaInformacao } from '../domain/rol/informacao.ts';

/** Process numbers with right check digits. */
export const NUPS = [
  '23546.000001/2026-30',
  '23546.000002/2026-84',
  '23546.000003/2026-29',
  '23546.000004/2026-73',
] as const;

/** A secret of ten years; each test changes what it tests. */
export const umaInformacao = (changes: Partial<DadosDaInformacao> = {}): DadosDaInformacao => ({
  nup: NUPS[0],
  assunto: 'Plano de segurança do campus',
  categoria: '05',
  grau: 'secreta',
  fundamento: 'VII',
  autoridade: 'Reitor',
  dataProducao: '2026-01-10',
  dataClassificacao: '2026-02-01',
  termo: '2036-01-10',
  ...changes,
});
