import { alertar } from '#capabilities/alerta/server/index.ts';
import { avisar } from '#capabilities/email/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { type QuemConfirma, quemConfirma } from '../../../domain/confirmacao-policy.ts';
import { findControlador } from './confirmacao.ts';
import { hasGestor, listComPerfil } from './confirmar-repository.ts';

/** How the mail tells what happened, before the name of the profile. */
const FATOS = {
  dado: 'recebeu o perfil',
  confirmado: 'teve confirmado o perfil',
  estendido: 'ficará por mais tempo com o perfil',
} as const;

interface PerfilDado {
  /** The row of the profile. */
  readonly idPerfilDado: number;
  readonly idUsuario: number;
  readonly ouvidoria: { readonly id: number; readonly sigla: string; readonly nome: string };
  /** 'Respondente'. */
  readonly perfil: string;
  readonly fato: keyof typeof FATOS | 'a-confirmar';
}

interface Aviso {
  readonly tipo: 'perfil-a-confirmar' | 'perfil-novo';
  readonly para: Pick<QuemConfirma, 'idPerfil' | 'idOuvidoria'>;
  readonly menos: readonly number[];
  readonly fato: string;
  readonly pagina: string;
}

const avisoDe = async (
  platform: Platform,
  trx: Db,
  { idUsuario: quemFez }: UsuarioAtual,
  { idUsuario, ouvidoria, fato }: PerfilDado,
): Promise<Aviso> => {
  if (fato !== 'a-confirmar')
    return {
      tipo: 'perfil-novo',
      para: { idPerfil: Perfil.gestor, idOuvidoria: ouvidoria.id },
      menos: [idUsuario, quemFez],
      fato: FATOS[fato],
      pagina: `/web/usuario/gerenciar/${idUsuario}`,
    };
  const temGestor = await hasGestor(trx, ouvidoria.id, platform.clock.now());
  const controlador = await findControlador(platform, trx);
  const por = quemConfirma({ idOuvidoria: ouvidoria.id, temGestor, controlador });
  return {
    tipo: 'perfil-a-confirmar',
    para: por,
    menos: por.instancia === 'orgao' ? [idUsuario] : [idUsuario, quemFez],
    fato: FATOS.dado,
    pagina: '/web/usuario/gerenciar/a-confirmar',
  };
};

/** Every gestor learns who comes to their office, by the bell and by mail, without the person's name in either. */
export const avisarGestores = async (
  platform: Platform,
  trx: Db,
  quem: UsuarioAtual,
  dado: PerfilDado,
): Promise<void> => {
  const { config, clock } = platform;
  const agora = clock.now();
  const { ouvidoria, perfil } = dado;
  const { tipo, para, menos, fato, pagina } = await avisoDe(platform, trx, quem, dado);
  const avisados = (await listComPerfil(trx, para, agora)).filter(({ id }) => !menos.includes(id));
  const chave = `${tipo}:${dado.fato}:${dado.idPerfilDado}:${agora.getTime()}`;
  await alertar(trx, {
    tipo,
    idPessoa: dado.idUsuario,
    // Where they work who read it: the controlling body, when it stands in for an office without a gestor.
    idOuvidoria: para.idOuvidoria ?? ouvidoria.id,
    chave,
    agora,
    para: avisados.map(({ id }) => id),
  });
  for (const { id, email } of avisados) {
    if (email === null) continue;
    await avisar(platform, trx, {
      evento: `equipe.${tipo}`,
      idOuvidoria: ouvidoria.id,
      chave: `equipe.${chave}:${id}`,
      cidadao: null,
      orgao: email,
      idServidor: id,
      sigiloso: false,
      variaveis: { orgao: `${ouvidoria.sigla} – ${ouvidoria.nome}`, perfil, fato },
      endereco: `${config.publicUrl ?? `http://localhost:${config.port}`}${pagina}`,
    });
  }
};
