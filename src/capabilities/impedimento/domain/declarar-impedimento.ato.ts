import { z } from 'zod';
import { anotacoes } from '#capabilities/manifestacao/domain/historico.ts';
import { apenas } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import { ato, trabalhaComOCaso } from './ato-do-impedimento.ts';
import { motivoDoImpedimento } from './impedimento.ts';

/** Everybody who can see a case of the office. */
const quem = [
  Perfil.administrador,
  Perfil.gestor,
  Perfil.respondente,
  Perfil.atendente,
  Perfil.observador,
  Perfil.colaborador,
] as const;

export const declararImpedimento = ato('declararImpedimento', {
  lei: 'Lei 9.784/1999, arts. 18 e 19',
  de: ['livre'],
  para: 'vigente',
  quem,
  quando: [trabalhaComOCaso],
  rota: {
    chave: 'POST /app-web/v1/manifestacoes/:idManifestacao/declarar-impedimento',
    acesso: apenas(...quem),
    resumo: 'Quem tem interesse no caso o declara, e deixa de vê-lo na mesma hora.',
  },
  entrada: z.strictObject({ motivo: motivoDoImpedimento }),
  historico: anotacoes.impedimento,
  avisa: [
    'manifestacao.encaminhada',
    'manifestacao.recebida-de-outro-orgao',
    'equipe.recebida-por-impedimento',
  ],
});
