import { guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { podeFixarData } from '#capabilities/remedio/domain/promessas.ts';
import { renovarPromessa } from '#capabilities/remedio/server/index.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { fixarNovaData as ato } from '../domain/fixar-nova-data.ato.ts';
import { fazNaPromessa } from './faz-na-promessa.ts';

/** Who supervises an office does not wait for a denúncia to hold it to a new date. */
export const fixarNovaData = fazNaPromessa(
  ato,
  async ({ tx, caso, agora, promessa }, { dataEntrega, motivo }) => {
    enforce(podeFixarData(caso.calendario, diaGuardado(dataEntrega), agora.getTime()));
    await renovarPromessa(tx, { ...promessa, prazo: dataEntrega, quebrada: true });
    const variaveis = {
      orgaoDestino: `${promessa.sigla_controle} – ${promessa.nome_controle}`,
      prazoAnterior: formatData(diaGuardado(promessa.prazo)),
      prazo: formatData(diaGuardado(dataEntrega)),
    };
    return {
      informacoes: `${variaveis.orgaoDestino} marcou nova data para a entrega: de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
      detalhes: { idPromessa: promessa.id, ...guardarPalavras(caso.cofre, 'motivo', motivo) },
      avisos: [
        { evento: 'cumprimento.nova-data', variaveis },
        { evento: 'cumprimento.nova-data-ao-orgao', variaveis },
      ],
      resultado: undefined,
    };
  },
);
