import { Perfil } from '#kernel/perfil.ts';
import type { Usuario } from '#shell/session/session.ts';
import type { ArquivoDoRelatorio, RelatorioVisto } from '../contract.ts';

export const umRelatorio = (more: Partial<RelatorioVisto> = {}): RelatorioVisto => ({
  relatorio: 'prazos-cumpridos',
  dimensao: 'tipo',
  momento: 'encerramento',
  periodo: 'ultimos-12-meses',
  de: '2025-03-13',
  ate: '2026-03-12',
  grupos: [
    { chave: 'Denúncia', rotulo: 'Denúncia', valores: [50, 4, 2, 2, 1] },
    { chave: 'Reclamação', rotulo: 'Reclamação', valores: [100, 6, 6, 0, 0] },
  ],
  total: [80, 10, 8, 2, 1],
  cortado: false,
  variosOrgaos: true,
  podeListar: true,
  listaSoDoProprio: true,
  lidoEm: '2026-03-12T12:00:00.000Z',
  ...more,
});

export const umArquivo = (more: Partial<ArquivoDoRelatorio> = {}): ArquivoDoRelatorio => ({
  idArquivo: 7,
  relatorio: 'prazos-cumpridos',
  conteudo: 'resumo',
  formato: 'pdf',
  estado: 'pronto',
  progresso: 100,
  motivo: null,
  recorte: 'Só: Tipo: Denúncia. Agrupado por: Tipo.',
  linhas: 3,
  bytes: 2000,
  pedidoEm: '2026-03-12T12:00:00.000Z',
  guardadoAte: '2026-03-19',
  ...more,
});

export const comoPerfil = (idPerfil: number, descPerfil = 'Gestor'): Usuario =>
  ({
    login: 'gestor.cgu',
    perfilAtual: { idPerfil, descPerfil },
    nomeOuvidoriaAtual: 'CGU',
  }) as unknown as Usuario;

export const gestor = comoPerfil(Perfil.gestor);
