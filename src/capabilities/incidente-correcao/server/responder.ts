import { type Aviso, assinatura, guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import {
  corrigeADecisao,
  podeMudarAEntrega,
  type ResultadoDoIncidente,
  resultadosDoIncidente,
} from '../domain/incidente.ts';
import { responder as ato } from '../domain/responder.ato.ts';
import { caminhoDoIncidente, nomeDaJulgadora } from './avisos-do-incidente.ts';
import { fazNoIncidente } from './faz-no-incidente.ts';
import { foiProrrogada } from './incidente-presenter.ts';
import { type IncidenteRow, updateDataEntrega, updateIncidente } from './incidente-repository.ts';

type AvisoAoCidadao = Aviso & { readonly evento: 'incidente.decisao-corrigida' | 'incidente.nova-entrega' };

/** The citizen is told only what changes for them: nothing if the decision stays. */
const avisosAoCidadao = (
  incidente: IncidenteRow,
  resultado: ResultadoDoIncidente,
  novaEntrega: string | null,
): readonly AvisoAoCidadao[] => {
  const orgaoDestino = nomeDaJulgadora(incidente);
  if (!corrigeADecisao(resultado)) return [];
  if (novaEntrega === null || incidente.data_entrega === null) {
    return [{ evento: 'incidente.decisao-corrigida', variaveis: { orgaoDestino } }];
  }
  return [
    { evento: 'incidente.decisao-corrigida', variaveis: { orgaoDestino } },
    {
      evento: 'incidente.nova-entrega',
      variaveis: {
        orgaoDestino,
        prazoAnterior: formatData(diaGuardado(incidente.data_entrega)),
        prazo: formatData(diaGuardado(novaEntrega)),
      },
    },
  ];
};

/** The instance that decided the appeal corrects its decision, at least in part, or keeps it. */
export const responder = fazNoIncidente(
  ato,
  async ({ quem, tx, caso, agora, incidente }, { resultado, texto, dataEntrega }) => {
    const nova = dataEntrega === null ? null : diaGuardado(dataEntrega);
    const atual = incidente.data_entrega === null ? null : diaGuardado(incidente.data_entrega);
    const entrega = { atual, prorrogada: foiProrrogada(incidente) };
    enforce(podeMudarAEntrega(resultado, nova, entrega, localDate(agora.getTime())));
    // Setting the same day again is no change.
    const novaEntrega = dataEntrega === incidente.data_entrega ? null : dataEntrega;
    const guardado = caso.guardarTexto(texto);
    const { id_responsavel, responsavel } = assinatura(quem, {
      row: { sigla_ouvidoria: incidente.sigla_julgadora },
    });
    await updateIncidente(tx, incidente.id, {
      resultado,
      resposta: guardado.texto,
      resposta_cifrada: guardado.texto_cifrado,
      id_julgador: id_responsavel,
      julgador: responsavel,
      respondido_em: agora,
      ...(novaEntrega && { entrega_anterior: incidente.data_entrega, entrega_nova: novaEntrega }),
    });
    if (novaEntrega) await updateDataEntrega(tx, incidente.id_recurso, novaEntrega);
    const ate = novaEntrega
      ? ` A entrega passa a ser devida até ${formatData(diaGuardado(novaEntrega))}${atual ? ` (antes, até ${formatData(atual)})` : ''}.`
      : '';
    return {
      informacoes: `Incidente de correção da decisão (${incidente.instancia}): ${resultadosDoIncidente[resultado].toLowerCase()}.${ate}`,
      detalhes: {
        idIncidente: incidente.id,
        resultado,
        ...guardarPalavras(caso.cofre, 'justificativa', texto),
      },
      avisos: [
        {
          evento: 'incidente.respondido',
          variaveis: { orgaoDestino: nomeDaJulgadora(incidente) },
          caminho: caminhoDoIncidente(incidente.id),
        },
        ...avisosAoCidadao(incidente, resultado, novaEntrega),
      ],
      resultado: undefined,
    };
  },
);
