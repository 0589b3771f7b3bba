import type { Platform } from '#server/platform.ts';
import type { AtoDaManifestacao } from '../domain/ato.ts';

/** Every act of the life cycle, whichever capability declares it. */
export const atosDaManifestacao = ({ atos }: Pick<Platform, 'atos'>): readonly AtoDaManifestacao[] =>
  (atos.manifestacao ?? []) as readonly AtoDaManifestacao[];

export const atoDaManifestacao = (platform: Pick<Platform, 'atos'>, nome: string): AtoDaManifestacao => {
  const ato = atosDaManifestacao(platform).find((cada) => cada.nome === nome);
  if (!ato) throw new Error(`No act of a manifestação is called ${nome}`);
  return ato;
};
