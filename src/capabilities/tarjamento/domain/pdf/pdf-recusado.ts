export type CausaDaRecusa = 'protegido' | 'danificado' | 'vazio';

/** PDFium could not open the file; the message for the person is written where it is shown. */
export class PdfRecusado extends Error {
  override readonly name = 'PdfRecusado';
  readonly causa: CausaDaRecusa;

  constructor(causa: CausaDaRecusa) {
    super(`PDF refused: ${causa}`);
    this.causa = causa;
  }
}
