import { useSearchParams } from 'react-router';
import { readIds } from '#shell/atos/casos.ts';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { DenunciaAberta } from './denuncia-aberta.tsx';
import { ListaDeDenuncias } from './lista-de-denuncias.tsx';

/** The list of the office; with `?ids=`, one denúncia of it. */
export default function TratarDenunciasPage() {
  const [params] = useSearchParams();
  const [id] = readIds(params.get('ids'));
  return (
    <SoQuemPode acao="manifestacao.tratar">
      {id === undefined ? <ListaDeDenuncias /> : <DenunciaAberta key={id} id={id} />}
    </SoQuemPode>
  );
}
