import { escopoDe } from '#capabilities/manifestacao/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { nomeDaSituacao } from '#kernel/situacao.ts';
import type { Celula, Exportacao } from '#server/exportacao/exportacao.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeEncaminhamentos } from '../../domain/filtro-de-encaminhamentos.ts';
import { type Depois, type EncaminhadoRow, listEncaminhados } from './encaminhamento-repository.ts';
import { toEncaminhamento, ultimaDa } from './list-encaminhamentos.ts';

const POR_VEZ = 1000;

const COLUNAS = {
  Protocolo: 24,
  Tipo: 22,
  Assunto: 30,
  De: 14,
  Para: 40,
  'Fora da plataforma': 12,
  'Encaminhada em': 14,
  Por: 30,
  'Situação agora': 24,
  Prazo: 12,
  'Dias restantes': 10,
} as const;

const linha = (row: EncaminhadoRow, agora: Date): readonly Celula[] => {
  const item = toEncaminhamento(row, agora);
  return [
    item.numeroProtocolo,
    item.tipo.descTipoManifestacao,
    item.assunto,
    item.origem,
    item.destino,
    item.paraFora ? 'Sim' : 'Não',
    localDate(row.ocorrido_em.getTime()),
    item.responsavel,
    nomeDaSituacao(item.situacao),
    diaGuardado(row.prazo),
    item.diasRestantes,
  ];
};

/** The filtered list of forwarded cases, without any of their text. */
export const exportarEncaminhamentos = (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  filtro: FiltroDeEncaminhamentos,
): Exportacao => {
  const escopo = escopoDe(usuario, filtro.idOuvidoria);
  const linhas = async function* () {
    let rows: EncaminhadoRow[];
    let depois: Depois | undefined;
    do {
      rows = await listEncaminhados(db, { escopo, filtro, depois, limite: POR_VEZ });
      if (rows.length > 0) yield rows.map((row) => linha(row, clock.now()));
      depois = rows.length === POR_VEZ ? ultimaDa(rows) : undefined;
    } while (depois !== undefined);
  };
  return { folha: 'Encaminhamentos', colunas: COLUNAS, linhas };
};
