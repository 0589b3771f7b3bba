import { assinatura, faz } from '#capabilities/manifestacao/server/index.ts';
import { assumir as ato } from '../../domain/assumir.ato.ts';

/** The person takes over the case; also an administrador, who is an analyst of no office. */
export const assumir = faz(ato, async ({ caso, quem }) => {
  const { id_responsavel } = assinatura(quem, caso);
  return {
    informacoes: `${quem.usuario?.nome} assumiu a análise.`,
    detalhes: { idResponsavel: id_responsavel, idResponsavelAnterior: caso.row.id_responsavel },
    mudancas: { id_responsavel },
    resultado: undefined,
  };
});
