import { type ComponentProps, createContext, useContext } from 'react';
import { parte } from '#shell/partes.ts';
import { CampoTexto, CampoTextoLongo } from '#shell/ui/form/campos.tsx';

const DadosDeTerceiros = parte('dados-de-terceiros');

/** The one case that is answered, whose own person's data are no find; null for several. */
export const CasoRespondido = createContext<number | null>(null);

/** A sentence of the answer besides its text: who filed reads it too, so what it says of others is marked alike. */
export function FraseConferida(props: ComponentProps<typeof CampoTextoLongo>) {
  const idManifestacao = useContext(CasoRespondido);
  return (
    <>
      <CampoTextoLongo {...props} />
      <DadosDeTerceiros name={props.name} idManifestacao={idManifestacao} />
    </>
  );
}

/** The same in one line; `pedeNome` where the field asks who somebody is. */
export function LinhaConferida({
  pedeNome = false,
  ...campo
}: ComponentProps<typeof CampoTexto> & { readonly pedeNome?: boolean }) {
  const idManifestacao = useContext(CasoRespondido);
  return (
    <>
      <CampoTexto {...campo} />
      <DadosDeTerceiros name={campo.name} idManifestacao={idManifestacao} pedeNome={pedeNome} />
    </>
  );
}
