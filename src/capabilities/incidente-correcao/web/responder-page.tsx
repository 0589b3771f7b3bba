import { useSearchParams } from 'react-router';
import { deOrgao } from '#kernel/artigo-do-orgao.ts';
import { readIds } from '#shell/atos/casos.ts';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import type { IncidenteVisto } from '../domain/incidente.ts';
import { EscolherIncidente } from './escolher-incidente.tsx';
import { Responder } from './responder.tsx';
import { UmIncidente } from './um-incidente.tsx';

const porqueNao = ({ situacao, julgadora }: IncidenteVisto): string =>
  situacao === 'respondido'
    ? 'Este incidente já foi respondido.'
    : `Quem responde é a autoridade ${deOrgao(julgadora)} que decidiu o recurso.`;

/** `?ids=` names the incident. */
export default function ResponderPage() {
  const [params] = useSearchParams();
  const [id] = readIds(params.get('ids'));
  return (
    <SoQuemPode acao="manifestacao.tratar">
      {id === undefined ? (
        <EscolherIncidente ato="responder" />
      ) : (
        <UmIncidente
          key={id}
          id={id}
          ato="responder"
          titulo="O que o órgão pede que seja corrigido"
          feito={{ titulo: 'Incidente respondido', frase: 'A resposta foi registrada.' }}
          porqueNao={porqueNao}
          voltar="/incidente-correcao/responder"
        >
          {(props) => <Responder {...props} />}
        </UmIncidente>
      )}
    </SoQuemPode>
  );
}
