import { isVazia, palavrasDe } from '#capabilities/assunto/domain/palavras.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { entender, tipoDoRelato } from './entender.ts';
import { mascarar } from './mascarar.ts';
import { ouvirTodas } from './parecida.ts';

/** What is longer is no question, and may be somebody's story. */
const MAX_LETRAS = 300;
const MAX_LINHAS = 3;

export interface PerguntaMascarada {
  /** As administrators read it. */
  readonly texto: string;
  /** The same question in other words of the same letters: counted together. */
  readonly chave: string;
}

/**
 * A question as it may be kept, or asked of others; null where nothing of it may. Accounts never are, and nothing that
 * speaks of what is denounced (Lei 13.608/2018, art. 4-B; Lei 13.709/2018, art. 6, III).
 */
export const perguntaMascarada = (bruto: string): PerguntaMascarada | null => {
  const limpo = bruto
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (limpo.length === 0 || limpo.length > MAX_LETRAS || bruto.split('\n').length > MAX_LINHAS) return null;
  if (entender(limpo).nome !== 'pergunta') return null;
  if (tipoDoRelato(ouvirTodas(limpo)) === TipoManifestacao.denuncia) return null;
  const texto = mascarar(limpo);
  const chave = palavrasDe(texto)
    .filter((palavra) => !isVazia(palavra))
    .map(({ radical }) => radical)
    .join(' ');
  return chave === '' ? null : { texto, chave };
};
