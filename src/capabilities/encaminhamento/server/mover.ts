import { alertar } from '#capabilities/alerta/server/index.ts';
import { hasConsentimentoPara } from '#capabilities/consentimento/server/index.ts';
import { fraseDaCobertura } from '#capabilities/manifestacao/domain/ler/cobertura.ts';
import {
  type Afastamento,
  afastarDeQuemControla,
  afastarDoOrgao,
  deleteEtiquetas,
  guardarPalavras,
  type NoAto,
} from '#capabilities/manifestacao/server/index.ts';
import { comPreposicao } from '#kernel/artigo-do-orgao.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { allOf, allow, refuse, type Verdict } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { podeEncaminhar, vaiComIdentidade } from '../domain/encaminhamento.ts';
import { ninguemNoDestino } from '../domain/encaminhamento-errors.ts';
import { type findDestino, insertEncaminhamento, isSubassuntoDoOrgao } from './encaminhamento-repository.ts';

export type Destino = NonNullable<Awaited<ReturnType<typeof findDestino>>>;

export interface Remessa {
  readonly destino: Destino;
  readonly textoDestinatario: string;
  readonly textoSolicitante: string;
  /** Null where nobody forwards it: it goes by itself. */
  readonly id_responsavel: number | null;
  readonly responsavel: string;
  /** What was covered before it went; left out where it goes by itself. */
  readonly cobertura?: { readonly id: number; readonly revisada: boolean } | null;
}

const encaminhavelDe = ({ row, fatos }: NoAto['caso']) => ({
  protegida: fatos.protegida,
  idTipoFormulario: row.id_tipo_formulario,
  idOuvidoria: row.id_ouvidoria,
  anonima: fatos.anonima,
});

/**
 * Whether the office may take the case. Those there whom it involves are kept away first; where nobody is left to handle it,
 * it cannot go there.
 */
export const podeIrPara = async (
  platform: Platform,
  noAto: NoAto,
  destino: Destino,
): Promise<{ readonly verdict: Verdict; readonly afastamento: Afastamento | null }> => {
  const forma = podeEncaminhar(encaminhavelDe(noAto.caso), {
    ...destino,
    formularios: destino.formularios ?? [],
  });
  if (!forma.allowed) return { verdict: forma, afastamento: null };
  const afastamento = await afastarDoOrgao(platform, noAto, destino.idOuvidoria);
  await afastarDeQuemControla(platform, noAto, destino.idOuvidoria);
  return {
    verdict: allOf(forma, afastamento.temQuemTrate ? allow : refuse(ninguemNoDestino())),
    afastamento,
  };
};

/** The case moves with its protocol and term (Portaria Normativa CGU 116/2024: no new term). */
export const mover = async (
  { tx, caso, agora }: NoAto,
  { destino, textoDestinatario, textoSolicitante, cobertura = null, ...assinado }: Remessa,
) => {
  const { row, fatos } = caso;
  const consentiu = await hasConsentimentoPara(tx, row.id, { idOuvidoria: destino.idOuvidoria });
  const comIdentidade = !caso.isPreservada && vaiComIdentidade(encaminhavelDe(caso), consentiu);
  const paraDestinatario = caso.guardarTexto(textoDestinatario);
  const paraSolicitante = caso.guardarTexto(textoSolicitante);
  const idEncaminhamento = await insertEncaminhamento(tx, {
    id_manifestacao: row.id,
    id_ouvidoria_origem: row.id_ouvidoria,
    id_ouvidoria_destino: destino.idOuvidoria,
    texto_destinatario: paraDestinatario.texto,
    texto_destinatario_cifrado: paraDestinatario.texto_cifrado,
    texto_solicitante: paraSolicitante.texto,
    texto_solicitante_cifrado: paraSolicitante.texto_cifrado,
    com_identidade: comIdentidade,
    id_cobertura: cobertura?.id ?? null,
    ...assinado,
    ocorrido_em: agora,
  });
  await alertar(tx, {
    tipo: 'encaminhada',
    idManifestacao: row.id,
    chave: `encaminhada:${idEncaminhamento}`,
    agora,
    para: { analistasDe: destino.idOuvidoria },
    menos: assinado.id_responsavel,
  });
  const semSubassunto = await isSubassuntoDoOrgao(tx, row.id_subassunto);
  await deleteEtiquetas(tx, row.id);
  const orgaoDestino = `${destino.sigla} – ${destino.nome}`;
  const variaveis = { orgaoDestino, prazo: formatData(diaGuardado(row.prazo)) };
  const identidade =
    caso.isSigilosa && !fatos.anonima
      ? ` A identidade ${comIdentidade ? 'foi junto, com o consentimento dado' : 'não foi junto'}.`
      : '';
  const coberta = cobertura && !comIdentidade ? ` ${fraseDaCobertura(cobertura.revisada)}` : '';
  return {
    informacoes: `A manifestação foi encaminhada ${comPreposicao('para', orgaoDestino)}. O prazo continua até ${variaveis.prazo}.${identidade}${coberta}`,
    detalhes: {
      idEncaminhamento,
      comIdentidade,
      ...guardarPalavras(caso.cofre, 'mensagem', textoSolicitante),
    },
    mudancas: {
      id_ouvidoria: destino.idOuvidoria,
      id_responsavel: null,
      // Duplicates share the answer of one office, and the new one may not know of the others.
      id_grupo: null,
      ...(semSubassunto && { id_subassunto: null }),
    },
    avisos: [
      { evento: 'manifestacao.encaminhada', variaveis },
      {
        evento: 'manifestacao.recebida-de-outro-orgao',
        variaveis,
        orgao: destino.email,
        idOrgaoAvisado: destino.idOuvidoria,
      },
    ],
    resultado: { comIdentidade },
  } as const;
};
