/** A file that was sent and accepted. */
export interface AnexoEscolhido {
  readonly idAnexo: number;
  readonly segredo: string;
  readonly nome: string;
  readonly tamanho: number;
}

/** A file that the form itself gives to the field, or takes back from it. */
export interface ArquivoDaTela {
  readonly arquivo: File;
  readonly fica: boolean;
}

/** What a form sends of its files: the id, and the secret that proves who uploaded them. */
export const anexosParaEnvio = (anexos: readonly AnexoEscolhido[]) =>
  anexos.map(({ idAnexo, segredo }) => ({ idAnexo, segredo }));

/** Why a form is not sent yet: of these files only the reason of their refusal would be left behind. */
export const naoVaoJunto = (nomes: readonly string[]): string =>
  nomes.length === 1
    ? `${nomes[0]} não foi aceito e não vai junto. Remova-o da lista para continuar.`
    : `${nomes.join(', ')} não foram aceitos e não vão junto. Remova-os da lista para continuar.`;
