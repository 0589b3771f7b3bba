import { hmacBytes } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import type { Registro } from '../../contract.ts';

type Config = Pick<Platform['config'], 'keyFor'>;

export const hashDoEnvio = (config: Config, chaveEnvio: string): Buffer =>
  hmacBytes(config.keyFor('manifestacao.envio'), chaveEnvio);

/** Sorts the fields: the order in which a browser writes them means nothing. */
const emOrdem = (_: string, valor: unknown): unknown =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor)
    ? Object.fromEntries(Object.entries(valor).sort(([a], [b]) => (a < b ? -1 : 1)))
    : valor;

/** A program sends its files anew each time, under other ids: of those its fingerprints count. */
const semSegredos = ({ atendimento, impressaoDosAnexos }: Registro) => {
  const { representante } = atendimento ?? {};
  if (!representante) return {};
  const ids = representante.anexos.map(({ idAnexo }) => idAnexo).sort((a, b) => a - b);
  return {
    atendimento: {
      ...atendimento,
      representante: { ...representante, anexos: impressaoDosAnexos ? [] : ids },
    },
  };
};

/**
 * What the person decided: text, office, files, and whether to be known, but not the draft or the
 * home they began on. It includes the sending's key, so that equal texts of two people have
 * different hashes.
 */
export const hashDoConteudo = (config: Config, registro: Registro): Buffer => {
  const {
    idRascunho: _rascunho,
    uf: _uf,
    municipio: _municipio,
    anexos,
    impressaoDosAnexos,
    naoDevemVer,
    ...conteudo
  } = registro;
  const ids = anexos.map(({ idAnexo }) => idAnexo).sort((a, b) => a - b);
  const texto = JSON.stringify(
    {
      ...conteudo,
      ...semSegredos(registro),
      // Left out where nobody was named, as in filings from before one could.
      ...(naoDevemVer.length > 0 && { naoDevemVer }),
      anexos: impressaoDosAnexos ?? ids,
    },
    emOrdem,
  );
  return hmacBytes(config.keyFor('manifestacao.envio-conteudo'), texto);
};
