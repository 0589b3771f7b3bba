import { useSearchParams } from 'react-router';
import { deOrgao } from '#kernel/artigo-do-orgao.ts';
import { readIds } from '#shell/atos/casos.ts';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import type { IncidenteVisto } from '../domain/incidente.ts';
import { EscolherIncidente } from './escolher-incidente.tsx';
import { Prorrogar } from './prorrogar.tsx';
import { UmIncidente } from './um-incidente.tsx';

const porqueNao = ({ situacao, dataEntrega, dataEntregaOriginal, ...incidente }: IncidenteVisto): string => {
  const { prorrogacao, julgadora, atos } = incidente;
  if (situacao === 'respondido') return 'O prazo só é prorrogado enquanto o incidente está aberto.';
  if (!atos.includes('responder')) {
    return `Quem prorroga é a autoridade ${deOrgao(julgadora)} que decidiu o recurso.`;
  }
  const foiAdiante =
    dataEntrega !== null && dataEntregaOriginal !== null && dataEntrega > dataEntregaOriginal;
  if (prorrogacao || foiAdiante) return 'O prazo desta decisão já foi prorrogado uma vez.';
  return dataEntrega ? 'A prorrogação não cabe agora.' : 'A decisão não marcou data de entrega.';
};

/** `?ids=` names the incident. */
export default function ProrrogarPage() {
  const [params] = useSearchParams();
  const [id] = readIds(params.get('ids'));
  return (
    <SoQuemPode acao="manifestacao.tratar">
      {id === undefined ? (
        <EscolherIncidente ato="prorrogar" />
      ) : (
        <UmIncidente
          key={id}
          id={id}
          ato="prorrogar"
          titulo="Mais prazo para cumprir a decisão"
          feito={{ titulo: 'Cumprimento prorrogado', frase: 'O novo prazo foi registrado.' }}
          porqueNao={porqueNao}
          voltar="/manifestacao/incidente-correcao/prorrogar"
        >
          {(props) => <Prorrogar {...props} />}
        </UmIncidente>
      )}
    </SoQuemPode>
  );
}
