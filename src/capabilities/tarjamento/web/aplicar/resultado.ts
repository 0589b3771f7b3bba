import type { LocalRecuperavel, RelatorioDoTarjamento } from '../../contract.ts';
import type { MarcaEmObra } from '../../domain/marcas.ts';

/** The outcome of applying the marks. */
export type Resultado =
  | {
      readonly tipo: 'feito';
      readonly relatorio: RelatorioDoTarjamento;
      /** What the copy has: marks made after it are not proven of it. */
      readonly marcas: readonly MarcaEmObra[];
      /** Where the copy is: in the memory of this page, or attached to the case. */
      readonly copia:
        | { readonly de: 'memoria'; readonly pdf: Blob }
        | { readonly de: 'caso'; readonly href: string; readonly idManifestacao: number };
    }
  | { readonly tipo: 'recuperavel'; readonly frase: string; readonly locais: readonly LocalRecuperavel[] }
  | { readonly tipo: 'recusa'; readonly frase: string };
