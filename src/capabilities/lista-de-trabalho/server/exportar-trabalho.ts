import { localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import type { Celula, Exportacao } from '#server/exportacao/exportacao.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeTrabalho } from '../domain/filtro.ts';
import { comEtiquetas } from './achar-etiquetas.ts';
import { toItemDeTrabalho } from './item-presenter.ts';
import { pedidoDe } from './list-trabalho.ts';
import { listTrabalhoLido, type TrabalhoLido } from './list-trabalho-lido.ts';
import type { PedidoDeLista } from './pagina-repository.ts';

/** Rows read at a time: however long the list is, the server holds only these. */
const POR_VEZ = 1000;

const ROTULO_DA_MARCA = {
  'possivel-respondida': 'Possível respondida',
  complementada: 'Complementada',
  prorrogada: 'Prorrogada',
  urgente: 'Urgente',
  'desistencia-a-decidir': 'Desistência a decidir',
  'reabertura-a-decidir': 'Reabertura a decidir',
  'prazo-a-decidir': 'Prazo da área a decidir',
} as const;

const COLUNAS = {
  Protocolo: 24,
  Órgão: 14,
  Tipo: 22,
  Assunto: 30,
  Subassunto: 30,
  Situação: 24,
  Canal: 20,
  Registro: 12,
  Prazo: 12,
  'Dias restantes': 10,
  'Prazo interno': 14,
  Responsável: 30,
  Marcas: 30,
  Etiquetas: 30,
} as const;

const dia = (iso: string | null): PlainDate | null => (iso === null ? null : diaGuardado(iso));

/** Never any text of a case: a file leaves the platform and its access rules behind. */
const linha = (row: TrabalhoLido, usuario: UsuarioAtual, agora: Date): readonly Celula[] => {
  const item = toItemDeTrabalho(row, usuario, agora);
  return [
    item.numeroProtocolo,
    item.ouvidoria.sigla,
    item.tipo.descTipoManifestacao,
    item.assunto,
    item.subassunto,
    nomeDaSituacao(item.situacao),
    item.canal,
    localDate(row.registrada_em.getTime()),
    dia(item.prazoAtendimento),
    item.diasRestantes,
    dia(item.prazoInterno),
    item.responsavel?.nome ?? null,
    item.marcas.map((marca) => ROTULO_DA_MARCA[marca]).join(', '),
    item.tags.map(({ nome }) => nome).join(', '),
  ];
};

const readLinhas = async function* (
  platform: Platform,
  usuario: UsuarioAtual,
  pedido: Omit<PedidoDeLista, 'limite' | 'depois'>,
): AsyncGenerator<(readonly Celula[])[]> {
  const completo = await comEtiquetas(platform, pedido);
  let depois: { valor: string; id: number } | undefined;
  do {
    const rows = await listTrabalhoLido(platform, usuario, { ...completo, depois, limite: POR_VEZ });
    const agora = platform.clock.now();
    if (rows.length > 0) yield rows.map((row) => linha(row, usuario, agora));
    const ultima = rows.length === POR_VEZ ? rows.at(-1) : undefined;
    depois = ultima && { valor: ultima.valor_da_ordem, id: ultima.id };
  } while (depois);
};

/** The filtered list, without any text of the cases. */
export const exportarTrabalho = (
  platform: Platform,
  usuario: UsuarioAtual,
  filtro: FiltroDeTrabalho,
): Exportacao => {
  const pedido = pedidoDe(platform, usuario, filtro);
  return { folha: 'Manifestações', colunas: COLUNAS, linhas: () => readLinhas(platform, usuario, pedido) };
};
