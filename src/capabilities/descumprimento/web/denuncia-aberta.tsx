import { faBalanceScale } from '@fortawesome/free-solid-svg-icons/faBalanceScale.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { enderecoDoCaso } from '#shell/atos/casos.ts';
import { formatDia, formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { DenunciaVista } from '../domain/descumprimento.ts';
import { Decidir } from './decidir.tsx';
import { CHAVE_DAS_DENUNCIAS, useDenuncia } from './denuncia-queries.ts';
import { nomeDaDecisao } from './denuncias-feitas.tsx';
import { ENDERECO_DE_TRATAR } from './endereco-da-denuncia.ts';
import './denuncia.css';

function Fatos({ denuncia }: { readonly denuncia: DenunciaVista }) {
  const { orgao, destino, contra, instancia, dataEntrega, registradaEm, prazo, diasRestantes } = denuncia;
  const isContestacao = denuncia.tipo === 'contestacao';
  return (
    <Ficha
      fatos={{
        Pedido: (
          <Link className="ui-mono" to={enderecoDoCaso(denuncia)}>
            {denuncia.numeroProtocolo}
          </Link>
        ),
        Resumo: denuncia.resumo,
        'O que chegou': isContestacao
          ? 'Contestação do que foi entregue'
          : 'Denúncia de que nada foi entregue',
        'Órgão denunciado': `${orgao.sigla} – ${orgao.nome}`,
        Contra: contra === 'resposta' ? 'Resposta ao pedido' : `Decisão de recurso: ${instancia}`,
        'A entrega era devida até': dataEntrega && formatDiaComDistancia(dataEntrega),
        'Registrada em': formatMomento(registradaEm),
        Decisão: (
          <span className="denuncia-marcas">
            {destino.sigla}, até {formatDia(prazo)}{' '}
            {diasRestantes !== null && <PrazoTag dias={diasRestantes} />}
          </span>
        ),
      }}
    />
  );
}

function Decidida({ decisao }: { readonly decisao: NonNullable<DenunciaVista['decisao']> }) {
  return (
    <section aria-labelledby="denuncia-decisao">
      <h3 id="denuncia-decisao">Decisão: {nomeDaDecisao(decisao.procedente).toLowerCase()}</h3>
      {decisao.novaData && (
        <p>
          O órgão tem até <strong>{formatDia(decisao.novaData)}</strong> para entregar.
        </p>
      )}
      <p className="ui-muted">
        {decisao.responsavel}, em {formatMomento(decisao.respondidaEm)}
      </p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={decisao.texto} />
      </blockquote>
    </section>
  );
}

interface ConteudoProps {
  readonly denuncia: DenunciaVista;
  readonly onReler: () => void;
}

function Conteudo({ denuncia, onReler }: ConteudoProps) {
  const queries = useQueryClient();
  const [feita, setFeita] = useState(false);
  const { decisao, isDenunciado, destino, prazo } = denuncia;
  // Kept from the first reading: the form stays with its text, even if somebody else decided first.
  const [podeDecidir] = useState(denuncia.podeDecidir);
  return (
    <section className="pagina-simples">
      {feita ? (
        <>
          <TituloFocado>Denúncia decidida</TituloFocado>
          <Message type="success" title="A decisão foi registrada." still>
            Quem denunciou e o órgão foram avisados.
          </Message>
        </>
      ) : (
        <h2>{denuncia.tipo === 'contestacao' ? 'O que foi contestado' : 'O que foi denunciado'}</h2>
      )}
      <Fatos denuncia={denuncia} />
      <blockquote className="ui-citacao">
        <TextoDigitado texto={denuncia.texto} />
      </blockquote>
      {decisao && <Decidida decisao={decisao} />}
      {podeDecidir && !feita && (
        <Decidir
          denuncia={denuncia}
          onReler={onReler}
          onFeita={() => {
            setFeita(true);
            void queries.invalidateQueries({ queryKey: CHAVE_DAS_DENUNCIAS });
          }}
        />
      )}
      {!decisao && !podeDecidir && !feita && (
        <Message type="info" title={`${destino.sigla} decide até ${formatDia(prazo)}.`} still>
          {isDenunciado
            ? 'Se a entrega ainda não foi feita, faça-a agora e registre-a no pedido.'
            : 'Seu perfil pode ler esta denúncia, mas não a decide.'}
        </Message>
      )}
      <div className="ui-actions">
        <LinkButton to={ENDERECO_DE_TRATAR} variant="secondary">
          Voltar às denúncias
        </LinkButton>
      </div>
    </section>
  );
}

export function DenunciaAberta({ id }: { readonly id: number }) {
  const consulta = useDenuncia(id);
  const { data, error } = consulta;
  if (data) return <Conteudo key={id} denuncia={data} onReler={() => void consulta.refetch()} />;
  if (!error) return <Skeleton lines={6} label="Abrindo a denúncia…" />;
  if (error instanceof ApiError && error.status < 500) {
    return (
      <EmptyState
        title="Não encontramos esta denúncia"
        icon={faBalanceScale}
        action={
          <LinkButton to={ENDERECO_DE_TRATAR} variant="primary">
            Ver as denúncias
          </LinkButton>
        }
      >
        Ela não existe ou é de outro órgão.
      </EmptyState>
    );
  }
  return <FalhaAoAbrir falha={consulta} />;
}
