import { alertar } from '#capabilities/alerta/server/index.ts';
import { avisar } from '#capabilities/email/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { avisaOControlador, type QuemConfirma, quemConfirma } from '../../../domain/confirmacao-policy.ts';
import { nomeDoPerfil } from '../pessoa-presenter.ts';
import { type Avisado, listComPerfil } from './confirmar-repository.ts';

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
  readonly idPerfil: number;
  readonly fato: keyof typeof FATOS | 'a-confirmar';
}

interface Aviso {
  readonly tipo: 'perfil-a-confirmar' | 'perfil-novo' | 'perfil-novo-em-outro-orgao';
  /** Where they work who read it; null: administradores, in any. */
  readonly ondeLeem: number | null;
  readonly avisados: readonly Avisado[];
  readonly fato: string;
  readonly pagina: string;
}

type Destino = Pick<QuemConfirma, 'idPerfil' | 'idOuvidoria'>;

const avisoDe = async (
  { clock }: Platform,
  trx: Db,
  { idUsuario: quemFez }: UsuarioAtual,
  { idUsuario, idPerfil, ouvidoria, fato }: PerfilDado,
): Promise<Aviso> => {
  const outros = async (para: Destino): Promise<Avisado[]> =>
    (await listComPerfil(trx, para, clock.now())).filter(({ id }) => id !== idUsuario && id !== quemFez);
  const gestoresDe = (idOuvidoria: number) => outros({ idPerfil: Perfil.gestor, idOuvidoria });
  const daqui = await gestoresDe(ouvidoria.id);
  const temOutroGestor = daqui.length > 0;
  const idControlador = await findOuvidoriaQueMonitora(trx);
  const deCima = idControlador === null ? [] : await gestoresDe(idControlador);
  if (fato === 'a-confirmar') {
    const controlador =
      idControlador === null ? null : { idOuvidoria: idControlador, temOutroGestor: deCima.length > 0 };
    const por = quemConfirma({ idOuvidoria: ouvidoria.id, temOutroGestor, controlador });
    return {
      tipo: 'perfil-a-confirmar',
      ondeLeem: por.idOuvidoria,
      avisados: await outros(por),
      fato: FATOS.dado,
      pagina: '/web/usuario/gerenciar/a-confirmar',
    };
  }
  const passaAValer = fato !== 'estendido';
  if (
    passaAValer &&
    avisaOControlador({ idPerfil, idOuvidoria: ouvidoria.id }, temOutroGestor, idControlador)
  )
    return {
      tipo: 'perfil-novo-em-outro-orgao',
      ondeLeem: idControlador,
      avisados: deCima,
      fato: FATOS[fato],
      // The account of somebody of another office is not theirs to see.
      pagina: '/web/monitoramento/orgaos',
    };
  return {
    tipo: 'perfil-novo',
    ondeLeem: ouvidoria.id,
    avisados: daqui,
    fato: FATOS[fato],
    pagina: `/web/usuario/gerenciar/${idUsuario}`,
  };
};

/**
 * Every gestor learns who comes to their office, by the bell and by mail, without the person's name in either; where no other
 * gestor is there to be told of who comes to read denúncias, those of the controlling body are.
 */
export const avisarGestores = async (
  platform: Platform,
  trx: Db,
  quem: UsuarioAtual,
  dado: PerfilDado,
): Promise<void> => {
  const { config, clock } = platform;
  const agora = clock.now();
  const { ouvidoria } = dado;
  const { tipo, ondeLeem, avisados, fato, pagina } = await avisoDe(platform, trx, quem, dado);
  const chave = `${tipo}:${dado.fato}:${dado.idPerfilDado}:${agora.getTime()}`;
  await alertar(trx, {
    tipo,
    ...(tipo !== 'perfil-novo-em-outro-orgao' && { idPessoa: dado.idUsuario }),
    idOuvidoria: ondeLeem ?? ouvidoria.id,
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
      variaveis: {
        orgao: `${ouvidoria.sigla} – ${ouvidoria.nome}`,
        perfil: nomeDoPerfil(dado.idPerfil),
        fato,
      },
      endereco: `${origemPublica(config)}${pagina}`,
    });
  }
};
