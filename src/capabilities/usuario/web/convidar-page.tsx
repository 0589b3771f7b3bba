import { useState } from 'react';
import { Link } from 'react-router';
import { useInstalacao } from '#shell/instalacao.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { enderecoDaPessoa } from './gerenciar/colunas-de-pessoas.tsx';
import { type Convidada, FormularioDoConvite } from './gerenciar/formulario-do-convite.tsx';
import { useOpcoesDaGestao } from './gerenciar/gestao-queries.ts';
import { SoQuemGere } from './gerenciar/so-quem-gere.tsx';
import './gerenciar/gerenciar.css';

function Enviado({ convidada, onOutra }: { readonly convidada: Convidada; readonly onOutra: () => void }) {
  const { isProducao } = useInstalacao();
  const isColega = convidada.resultado === 'acrescentada';
  return (
    <section className="convite">
      <TituloFocado>{isColega ? 'Perfil acrescentado' : 'Convite enviado'}</TituloFocado>
      <Message
        type="success"
        title={isColega ? 'A pessoa já é da equipe.' : 'O convite espera a resposta da pessoa.'}
      >
        {isColega
          ? 'Os perfis foram dados a ela, e um e-mail conta o que mudou.'
          : `Enviamos o convite a ${convidada.email}. Quem tem conta responde nela; quem não tem cria a senha pelo link, que vale por 7 dias. Até a resposta, só o convite aparece na lista.`}
      </Message>
      <p>
        Um perfil que lê denúncias, dado por quem não é gestor do órgão, e o perfil de gestor, dado por quem
        for, só valem depois que outro gestor confirma: veja em{' '}
        <Link to="/usuario/gerenciar/a-confirmar">Perfis a confirmar</Link>.
      </p>
      {!isProducao && (
        <p>
          Neste ambiente os e-mails ficam na <Link to="/caixa-de-saida">caixa de saída</Link>.
        </p>
      )}
      <div className="ui-actions">
        <LinkButton to={enderecoDaPessoa(convidada.idUsuario)} variant="primary">
          {isColega ? 'Ver a pessoa' : 'Ver o convite'}
        </LinkButton>
        <Button variant="secondary" onClick={onOutra}>
          Convidar outra
        </Button>
        <LinkButton to="/usuario/gerenciar">Voltar à lista</LinkButton>
      </div>
    </section>
  );
}

function Convidar() {
  const opcoes = useOpcoesDaGestao();
  const [convidada, setConvidada] = useState<Convidada | null>(null);
  if (opcoes.isError) return <FalhaAoAbrir falha={opcoes} />;
  if (opcoes.isPending) return <Skeleton lines={8} label="Carregando…" />;
  if (convidada) return <Enviado convidada={convidada} onOutra={() => setConvidada(null)} />;
  return <FormularioDoConvite opcoes={opcoes.data} onConvidada={setConvidada} />;
}

export default function ConvidarPage() {
  return (
    <SoQuemGere>
      <Convidar />
    </SoQuemGere>
  );
}
