import { MAX_BYTES_DO_PDF, MAX_PAGINAS } from '../../domain/retangulo.ts';
import type { LeitorParou } from '../motor/leitor.ts';

/** Each sentence says what to do next. */
export const frasesDaRecusa: Readonly<Record<LeitorParou['causa'], string>> = {
  protegido:
    'Este PDF pede uma senha para abrir. Abra-o no programa em que foi feito, salve uma cópia sem senha e escolha essa cópia aqui.',
  danificado:
    'Este arquivo não é um PDF ou está danificado. Peça o documento de novo a quem o enviou, ou imprima-o como PDF e escolha o novo arquivo.',
  vazio: 'Este PDF não tem nenhuma página. Confira se escolheu o arquivo certo.',
  quebrado:
    'Não foi possível mostrar este PDF neste navegador. Recarregue a página e abra-o de novo; se continuar, imprima-o como PDF e escolha o novo arquivo.',
};

export const frasesDoLimite = {
  bytes: `O arquivo passa de ${MAX_BYTES_DO_PDF / 1_000_000} MB, o máximo desta ferramenta. Divida o documento em partes menores.`,
  paginas: `O documento tem mais de ${MAX_PAGINAS} páginas, o máximo desta ferramenta. Divida-o em partes menores.`,
  naoVeio: 'Não foi possível buscar este anexo. Confira se ele ainda está no caso e tente de novo.',
};
