import { assinatura } from '#capabilities/manifestacao/server/index.ts';
import { prazoParaEsclarecer } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { pedirEsclarecimento as ato } from '../../domain/atos/pedir-esclarecimento.ato.ts';
import { fazNoRecurso } from '../agir-no-recurso.ts';
import { caminhoDoRecurso } from '../avisos-da-instancia.ts';
import { insertEsclarecimento } from './esclarecimento-repository.ts';

/** An instance above the office asks it before deciding (Decreto 7.724/2012, art. 23 §1). */
export const pedirEsclarecimento = fazNoRecurso(
  ato,
  async ({ quem, tx, caso, agora, recurso: { row } }, { pergunta }) => {
    const ultimoDia = prazoParaEsclarecer(caso.calendario, countedDay(caso.calendario, agora.getTime()));
    const { id_responsavel, responsavel } = assinatura(quem, {
      row: { sigla_ouvidoria: row.sigla_julgadora },
    });
    const prazo = toIsoDate(ultimoDia);
    const idEsclarecimento = await insertEsclarecimento(tx, {
      id_recurso: row.id,
      pergunta,
      id_solicitante: id_responsavel,
      solicitante: responsavel,
      pedido_em: agora,
      prazo,
    });
    return {
      informacoes: `${row.sigla_julgadora} pediu esclarecimento ao órgão, que deve responder até ${formatData(ultimoDia)}.`,
      detalhes: { idRecurso: row.id, idEsclarecimento },
      avisos: [
        {
          evento: 'recurso.esclarecimento-pedido',
          variaveis: {
            julgadora: `${row.sigla_julgadora} – ${row.nome_julgadora}`,
            ultimoDia: formatData(ultimoDia),
          },
          caminho: caminhoDoRecurso(row.id),
        },
      ],
      resultado: { prazo },
    };
  },
);
