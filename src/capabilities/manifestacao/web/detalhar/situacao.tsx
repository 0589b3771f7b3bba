import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import { IrAosAtos } from './atos.tsx';
import { PrazoDoCaso } from './prazo-do-caso.tsx';

/** Where the case stands, in one sentence, and how the days of its deadline are counted. */
export function Situacao({ caso }: { readonly caso: DetalheDaManifestacao }) {
  return (
    <section aria-label="Situação" className="detalhe-situacao">
      <p className="detalhe-frase">{caso.fraseDaSituacao}</p>
      <PrazoDoCaso caso={caso} />
      <IrAosAtos caso={caso} />
    </section>
  );
}
