import { semIdentidade } from '#capabilities/abertura-identidade/domain/abertura-errors.ts';
import { faz } from '#capabilities/manifestacao/server/index.ts';
import { enforce } from '#kernel/verdict.ts';
import { corrigirContato as ato } from '../domain/corrigir-contato.ato.ts';
import { podeMudarEmail } from '../domain/corrigir-contato.ts';
import { updateManifestante } from './classificar-repository.ts';

/** Corrects contacts misheard at the desk until somebody takes the case; not in the history. */
export const corrigirContato = faz(ato, async ({ tx, caso }, contato) => {
  const manifestante = caso.manifestante();
  if (!manifestante) throw semIdentidade();
  const temConta = manifestante.idUsuario !== undefined;
  enforce(podeMudarEmail({ temConta, de: manifestante.email, para: contato.email }));
  const novos = Object.entries(contato).filter(([, valor]) => valor !== undefined);
  const corrigido = { ...manifestante, ...Object.fromEntries(novos.map(([k, v]) => [k, v || undefined])) };
  await updateManifestante(tx, caso.row.id, JSON.stringify(corrigido));
  return {
    informacoes: 'Os dados de contato de quem registrou foram corrigidos.',
    resultado: undefined,
  };
});
