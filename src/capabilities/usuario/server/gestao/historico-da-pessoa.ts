import { z } from 'zod';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { LinhaDoHistoricoDaPessoa } from '../../domain/gestao.ts';
import type { AcaoDoUsuario } from '../../domain/usuario.ts';
import { anotarConsulta } from './anotar-consulta.ts';
import { type LinhaRow, listHistoricoDaPessoa } from './historico-da-pessoa-repository.ts';
import { alcanceDe } from './list-pessoas.ts';
import { findGerido } from './pessoa.ts';
import { type Alcance, findPessoa } from './pessoas-repository.ts';

const POR_PAGINA = 20;

/**
 * How the account is used for work; what people do with their own data, and when they put on which
 * profile (to report as anybody may), is private.
 */
const ACOES_DA_CONTA: readonly AcaoDoUsuario[] = [
  'Cadastro',
  'Ativação',
  'Entrada',
  'Troca de senha',
  'Pedido de nova senha',
  'Segundo fator criado',
  'Segundo fator removido',
  'Códigos de recuperação criados',
  'Código de recuperação usado',
];

const cursor = z.tuple([z.iso.datetime(), z.enum(['conta', 'administracao']), z.int().min(1)]);

const ROTULOS: Readonly<Record<string, string>> = {
  perfil: 'Perfil',
  orgao: 'Órgão',
  validade: 'Validade',
  motivo: 'Motivo',
  trabalho: 'Trabalho',
  para: 'Para',
};

const valorEscrito = (valor: unknown): string => {
  if (valor === null || valor === undefined) return 'nenhuma';
  if (Array.isArray(valor)) return valor.join(', ');
  const texto = String(valor);
  const dia = parseIsoDate(texto);
  return dia ? formatData(dia) : texto;
};

/** 'Validade: nenhuma → 31/12/2026', 'Perfil: Respondente'. */
const detalhesDe = ({ antes = {}, depois = {} }: LinhaRow['informacoes']): string[] => {
  const nomes = [...new Set([...Object.keys(antes), ...Object.keys(depois)])];
  return nomes.map((nome) => {
    const [velho, novo] = [valorEscrito(antes[nome]), valorEscrito(depois[nome])];
    const mudou = nome in antes && nome in depois && velho !== novo;
    return `${ROTULOS[nome] ?? nome}: ${mudou ? `${velho} → ${novo}` : nome in depois ? novo : velho}`;
  });
};

const toLinha = (row: LinhaRow): LinhaDoHistoricoDaPessoa => ({
  chave: row.origem === 'conta' ? `${row.acao}-${row.ocorrido_em.toISOString()}` : `ato-${row.id}`,
  acao: row.acao,
  responsavel: row.responsavel ?? 'A própria pessoa',
  ocorridoEm: row.ocorrido_em.toISOString(),
  soODia: row.origem === 'conta',
  detalhes: detalhesDe(row.informacoes),
});

const desdeQuando = async ({ db }: Platform, idUsuario: number, alcance: Alcance): Promise<Date | null> =>
  alcance.idOuvidoria === null ? new Date(0) : ((await findPessoa(db, idUsuario, alcance))?.desde ?? null);

export const historicoDaPessoa = async (
  platform: Platform,
  quem: UsuarioAtual,
  idUsuario: number,
  texto: string | undefined,
) => {
  const gerido = await findGerido(platform, quem, idUsuario);
  await anotarConsulta(platform, quem, gerido);
  const alcance = alcanceDe(quem, platform.clock.now());
  const depois = readCursor(cursor, texto);
  const rows = await listHistoricoDaPessoa(platform.db, {
    idUsuario,
    idOuvidoria: alcance.idOuvidoria,
    desde: await desdeQuando(platform, idUsuario, alcance),
    acoesDaConta: ACOES_DA_CONTA,
    depois: depois && { em: depois[0], origem: depois[1], id: depois[2] },
    limite: POR_PAGINA + 1,
  });
  const { pagina, proximoCursor } = pageOf(rows, POR_PAGINA, (row) => [
    row.ocorrido_em.toISOString(),
    row.origem,
    row.id,
  ]);
  return { itens: pagina.map(toLinha), proximoCursor };
};
