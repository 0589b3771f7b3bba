import type { LocalRecuperavel, RelatorioDoTarjamento } from '../../contract.ts';

/** What became of applying the marks. */
export type Resultado =
  | {
      readonly tipo: 'feito';
      readonly relatorio: RelatorioDoTarjamento;
      /** From the memory of this page, or the attachment of the case. */
      readonly copia:
        | { readonly de: 'memoria'; readonly pdf: Blob }
        | { readonly de: 'caso'; readonly href: string; readonly idManifestacao: number };
    }
  | { readonly tipo: 'recuperavel'; readonly frase: string; readonly locais: readonly LocalRecuperavel[] }
  | { readonly tipo: 'recusa'; readonly frase: string };
