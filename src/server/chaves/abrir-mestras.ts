import { type Config, SettingError } from '../config.ts';
import { isWeakKey } from '../production/weak-key.ts';
import { type ChaveMestra, type Mestras, mestraLocal } from './mestra.ts';
import { lerSegredo } from './segredo-em-arquivo.ts';
import { mestraTransit } from './transit.ts';

const doArquivo = async (
  { isDemonstracao }: Pick<Config, 'isDemonstracao'>,
  nome: string,
  caminho: string,
): Promise<ChaveMestra> => {
  const letras = await lerSegredo(nome, caminho);
  if (letras.length < 32 || (!isDemonstracao && isWeakKey(letras)))
    throw new SettingError(
      `${nome}: a chave em ${caminho} é fraca. Crie outra com 'openssl rand -base64 32'.`,
    );
  return mestraLocal(letras);
};

/** The keys that the settings name: the one that is to wrap, and those that may only open. */
export const abrirMestras = async (config: Pick<Config, 'mestras' | 'isDemonstracao'>): Promise<Mestras> => {
  const { atual, ambiente, arquivo, vault, anterior, arquivoAnterior } = config.mestras;
  const abertas = {
    ambiente: ambiente ? mestraLocal(ambiente) : null,
    arquivo: arquivo ? await doArquivo(config, 'ENCRYPTION_KEY_FILE', arquivo) : null,
    vault: vault ? mestraTransit(vault) : null,
  };
  const primeira = abertas[atual];
  if (!primeira) throw new SettingError(`CHAVE_MESTRA diz '${atual}', mas essa chave não foi informada.`);
  const anteriores = [
    anterior ? mestraLocal(anterior) : null,
    arquivoAnterior ? await doArquivo(config, 'ENCRYPTION_KEY_ANTERIOR_FILE', arquivoAnterior) : null,
  ];
  const outras = [...Object.values(abertas), ...anteriores];
  return {
    atual: primeira,
    todas: [primeira, ...outras.filter((mestra) => mestra !== null).filter((mestra) => mestra !== primeira)],
  };
};
