import { busy, type DomainError, forbidden, invalid, tooLarge, unprocessable } from '#kernel/errors.ts';
import { type Recusa, recusas } from './recusas.ts';

export const recusado = (recusa: Recusa): DomainError =>
  recusa === 'marca-fora'
    ? invalid('entrada.invalida', recusas[recusa], { campos: { marcas: recusas[recusa] } })
    : unprocessable(`tarjamento.${recusa}`, recusas[recusa]);

export const campoInvalido = (campo: string, frase: string): DomainError =>
  invalid('entrada.invalida', frase, { campos: { [campo]: frase } });

export const arquivoGrande = (): DomainError =>
  tooLarge('tarjamento.grande', 'O PDF tem mais de 100 MB. Divida-o em partes e tarje cada uma.');

export const ocupado = (): DomainError =>
  busy(
    'tarjamento.ocupado',
    'Há muitos documentos sendo tarjados agora. Suas marcas continuam aqui: tente aplicar de novo em um minuto.',
    { retryAfter: 60 },
  );

export const interrompido = (): DomainError =>
  invalid('tarjamento.interrompido', 'O envio do arquivo foi interrompido. Tente de novo.');

export const soConsulta = (): DomainError =>
  forbidden(
    'tarjamento.so-consulta',
    'Seu perfil só consulta as manifestações. Baixe o arquivo, tarje a cópia e entregue-a a quem trata o caso.',
  );

export const naoEPdf = (): DomainError => unprocessable('tarjamento.nao-e-pdf', recusas['nao-e-pdf']);

interface Local {
  readonly onde: string;
  readonly pagina: number | null;
}

const ACHOU =
  'A conferência achou no resultado algo que ainda poderia ser recuperado, e por isso ele não foi entregue.';

/** The result is not delivered: says what was found, where, and what to do. */
export const recuperavel = (codigo: string, locais: readonly Local[]): DomainError =>
  unprocessable(
    codigo,
    locais.some(({ pagina }) => pagina !== null)
      ? `${ACHOU} Transforme em imagem as páginas apontadas e aplique de novo.`
      : `${ACHOU} Transforme em imagem as páginas com tarja, ou salve o documento por outro programa, e aplique de novo.`,
    { locais },
  );
