import { apenas } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const transparenciaAtivaScreens: readonly Screen[] = [
  {
    name: 'TransparenciaAtivaRelatorio',
    path: '/transparencia-ativa/relatorio',
    acesso: apenas(Perfil.administrador, Perfil.gestor, Perfil.observador),
    banner: { title: 'Transparência Ativa: Relatório' },
    page: emPreparacao,
  },
  {
    name: 'TransparenciaAtivaOrgao',
    path: '/transparencia-ativa/orgao',
    acesso: apenas(Perfil.administrador, Perfil.gestor, Perfil.observador),
    banner: { title: 'Transparência Ativa: Consulta por órgão' },
    page: emPreparacao,
  },
  {
    name: 'TransparenciaAtivaItem',
    path: '/transparencia-ativa/item',
    acesso: apenas(Perfil.administrador, Perfil.gestor, Perfil.observador),
    banner: { title: 'Transparência Ativa: Consulta por item' },
    page: emPreparacao,
  },
  {
    name: 'TransparenciaAtivaGerencial',
    path: '/transparencia-ativa/gerencial',
    acesso: apenas(Perfil.administrador, Perfil.gestor, Perfil.observador),
    banner: { title: 'Transparência Ativa: Gerencial' },
    page: emPreparacao,
  },
];
