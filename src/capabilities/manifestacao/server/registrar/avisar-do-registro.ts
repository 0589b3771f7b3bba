import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { todas } from '#server/db/todas.ts';
import type { Aviso } from '../anotar.ts';
import { avisarSemImpedidos, avisarSobre } from '../avisar.ts';
import type { CasoNovo, Novo } from './novo-caso.ts';

/** Tells the office and who filed; answers the address of who filed. */
export const avisarDoRegistro = async (
  { platform, tx, quem: { origem }, registro: { semAviso }, lido: { avisos } }: Novo,
  caso: CasoNovo,
  /** Somebody may be kept away from the case: read anew what the office's mailbox may get. */
  temImpedidos: boolean,
): Promise<string | null> => {
  const data = parseIsoDate(caso.row.prazo);
  const variaveis = { prazo: data ? formatData(data) : caso.row.prazo };
  const noOrgao: Aviso = { evento: 'manifestacao.nova-no-orgao', variaveis };
  const [, para] = await todas([
    semAviso?.orgao
      ? null
      : temImpedidos
        ? avisarSobre(platform, tx, caso, noOrgao, origem)
        : avisarSemImpedidos(platform, tx, caso, noOrgao, origem, avisos.orgao),
    semAviso?.cidadao
      ? null
      : avisarSemImpedidos(
          platform,
          tx,
          caso,
          { evento: 'manifestacao.cadastrada', variaveis },
          origem,
          avisos.pessoa,
        ),
  ]);
  return para;
};
