import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { readIds } from '#shell/atos/casos.ts';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { DecisaoDoRecurso } from '../domain/incidente.ts';
import { colunasDaDecisao } from './colunas-da-decisao.tsx';
import { Criar } from './criar.tsx';
import { Escolher } from './escolher.tsx';
import { FichaDaDecisao } from './ficha-da-decisao.tsx';
import { IncidenteLido } from './incidente-lido.tsx';
import { CHAVE_DOS_INCIDENTES, decisoesACorrigir, useIncidentesDoRecurso } from './incidente-queries.ts';
import { NaoEncontrado } from './um-incidente.tsx';

const AQUI = '/manifestacao/incidente-correcao/criar';

const colunas = colunasDaDecisao<DecisaoDoRecurso>([], {
  acao: 'Escolher',
  enderecoDe: ({ idRecurso }) => `${AQUI}?ids=${idRecurso}`,
});

function EscolherDecisao() {
  return (
    <Escolher
      titulo="Qual decisão precisa ser corrigida?"
      oQue="as decisões"
      lista={decisoesACorrigir}
      colunas={colunas}
      vazio={{
        titulo: 'Nenhuma decisão de recurso a cumprir',
        porque: 'O incidente é contra uma decisão que mandou o seu órgão entregar algo.',
      }}
    />
  );
}

function UmaDecisao({ id }: { readonly id: number }) {
  const consulta = useIncidentesDoRecurso(id);
  const queries = useQueryClient();
  const [isFeito, setFeito] = useState(false);
  const { data, error } = consulta;
  if (!data && error instanceof ApiError && error.status < 500) {
    return <NaoEncontrado voltar={AQUI}>Não encontramos esta decisão</NaoEncontrado>;
  }
  if (!data && error) return <FalhaAoAbrir falha={consulta} />;
  if (!data) return <Skeleton lines={6} label="Abrindo a decisão…" />;
  const { decisao, podeAbrir, motivo, incidentes } = data;
  const concluir = () => {
    setFeito(true);
    void queries.invalidateQueries({ queryKey: CHAVE_DOS_INCIDENTES });
    void queries.invalidateQueries({ queryKey: ['manifestacao', decisao.idManifestacao] });
  };
  return (
    <section className="pagina-simples">
      {isFeito ? (
        <>
          <TituloFocado>Incidente criado</TituloFocado>
          <Message type="success" title="O pedido de correção foi enviado." still>
            Quem decidiu recebe um aviso. A resposta aparece no pedido, e o órgão recebe um e-mail quando ela
            sair.
          </Message>
        </>
      ) : (
        <h2>A decisão a corrigir</h2>
      )}
      <FichaDaDecisao decisao={decisao} />
      <blockquote className="ui-citacao">
        <TextoDigitado texto={decisao.texto} />
      </blockquote>
      {incidentes.map((incidente) => (
        <IncidenteLido key={incidente.idIncidente} incidente={incidente} />
      ))}
      {!isFeito && podeAbrir && (
        <Criar decisao={decisao} onFeito={concluir} onReler={() => void consulta.refetch()} />
      )}
      {!isFeito && !podeAbrir && (
        <Message type="warning" title="Não cabe um incidente agora." still>
          {motivo}
        </Message>
      )}
      <div className="ui-actions">
        <LinkButton to={AQUI} variant="secondary">
          Ver outras decisões
        </LinkButton>
      </div>
    </section>
  );
}

/** `?ids=` names the appeal. */
export default function CriarPage() {
  const [params] = useSearchParams();
  const [id] = readIds(params.get('ids'));
  return (
    <SoQuemPode acao="manifestacao.tratar">
      {id === undefined ? <EscolherDecisao /> : <UmaDecisao key={id} id={id} />}
    </SoQuemPode>
  );
}
