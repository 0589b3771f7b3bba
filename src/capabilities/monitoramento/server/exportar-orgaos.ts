import { parseIsoDate } from '#kernel/prazo/data.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Exportacao } from '#server/exportacao/exportacao.ts';
import type { Platform } from '#server/platform.ts';
import { textoDoAlerta } from '../domain/alertas-do-orgao.ts';
import { quemMonitora } from './alcance.ts';
import { type FiltroDosOrgaos, filtrarOrgaos } from './monitorar-orgaos.ts';

const dia = (iso: string | null) => iso && parseIsoDate(iso);

/** The screen's table, whole: numbers of offices, never a case. */
export const exportarOrgaos = (
  platform: Platform,
  usuario: UsuarioAtual,
  filtro: FiltroDosOrgaos,
): Exportacao => ({
  folha: 'Órgãos monitorados',
  colunas: {
    Sigla: 14,
    Órgão: 50,
    Abertas: 10,
    Vencidas: 10,
    'Vencidas (%)': 12,
    'Vencem em 7 dias': 16,
    'Aberta mais antiga': 18,
    'Última resposta': 16,
    'Respondidas em 12 meses': 24,
    'No prazo (%)': 12,
    'Tempo mediano (dias)': 20,
    Alertas: 60,
  },
  linhas: async function* () {
    const orgaos = await filtrarOrgaos(platform, await quemMonitora(platform.db, usuario), filtro);
    yield orgaos.map(({ orgao, figuras, percentualVencidas, percentualNoPrazo, alertas }) => [
      orgao.sigla,
      orgao.nome,
      figuras.abertas,
      figuras.vencidas,
      percentualVencidas,
      figuras.vencemEm7Dias,
      dia(figuras.maisAntiga),
      dia(figuras.ultimaResposta),
      figuras.respondidas,
      percentualNoPrazo,
      figuras.mediana,
      alertas.map((alerta) => textoDoAlerta(alerta).nome).join('; '),
    ]);
  },
});
