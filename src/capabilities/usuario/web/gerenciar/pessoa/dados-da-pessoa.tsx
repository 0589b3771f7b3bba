import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { SILENT } from '#shell/api/client.ts';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { DocumentoMostrado } from '#shell/ui/documento-mostrado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { Bloquear, Desbloquear, Encerrar } from '../atos-de-saida.tsx';
import { api } from '../gestao-queries.ts';
import { AvisoDoTrabalho } from './aviso-do-trabalho.tsx';
import { type NaPessoa, trabalhoAPassar } from './secao-da-pessoa.tsx';
import { SituacaoDaPessoa } from './situacao-da-pessoa.tsx';

function Links({ pessoa, tentar }: NaPessoa) {
  const params = { idUsuario: pessoa.idUsuario };
  if (pessoa.bloqueadoEm !== null || pessoa.isSistema) return null;
  if (pessoa.situacao === 'convidado')
    return (
      <Button
        variant="secondary"
        onClick={() =>
          void tentar(
            () => api('POST /app-web/v1/usuarios/gerenciar/:idUsuario/reenviar-convite', { params }, SILENT),
            'O convite foi enviado de novo. O link anterior não vale mais.',
          )
        }
      >
        Reenviar o convite
      </Button>
    );
  return (
    <Button
      variant="secondary"
      onClick={() =>
        void tentar(
          () => api('POST /app-web/v1/usuarios/gerenciar/:idUsuario/link-de-senha', { params }, SILENT),
          'O link para criar nova senha foi enviado ao e-mail da pessoa. Ele vale por 1 hora.',
        )
      }
    >
      Enviar link de nova senha
    </Button>
  );
}

type Janela = 'bloquear' | 'desbloquear' | 'excluir' | null;

interface JanelaProps extends NaPessoa {
  readonly janela: Janela;
  readonly onFechar: () => void;
}

function JanelaDaConta({ janela, onFechar, ...atos }: JanelaProps) {
  const navigate = useNavigate();
  const { pessoa, feito } = atos;
  const { idUsuario, nome } = pessoa;
  const params = { idUsuario };
  const saida = { orgaos: trabalhoAPassar(atos), saem: [idUsuario], onFechar };
  const terminar = (frase: string) => {
    onFechar();
    feito(frase);
  };
  if (janela === 'desbloquear')
    return (
      <Desbloquear
        nome={nome}
        onFechar={onFechar}
        enviar={async (body) => {
          await api('POST /app-web/v1/usuarios/gerenciar/:idUsuario/desbloquear', { params, body }, SILENT);
          terminar(`${nome} já pode entrar.`);
        }}
      />
    );
  if (janela === 'bloquear')
    return (
      <Bloquear
        {...saida}
        titulo={`Bloquear ${nome}?`}
        enviar={async (body) => {
          await api('POST /app-web/v1/usuarios/gerenciar/:idUsuario/bloquear', { params, body }, SILENT);
          terminar('A conta está bloqueada, e as sessões abertas terminaram.');
        }}
      >
        <p>As sessões abertas terminam agora, e a pessoa não entra até que alguém a desbloqueie.</p>
        <AvisoDoTrabalho {...atos} />
      </Bloquear>
    );
  if (janela === 'excluir')
    return (
      <Encerrar
        {...saida}
        titulo={`Excluir a conta de ${nome}?`}
        rotulo="Excluir a conta"
        enviar={async ({ transferencias }) => {
          const body = { idUsuario, transferencias };
          await api('POST /app-web/v1/usuarios/excluir', { body }, SILENT);
          await navigate('/usuario/gerenciar');
        }}
      >
        <p>
          Não é possível desfazer. Saem o nome, o documento, os contatos, a senha e os perfis; o que a pessoa
          fez nos casos continua no histórico deles. Para tirar só o acesso, bloqueie a conta ou encerre os
          perfis.
        </p>
        <AvisoDoTrabalho {...atos} impede />
      </Encerrar>
    );
  return null;
}

export function DadosDaPessoa(atos: NaPessoa) {
  const { pessoa, opcoes } = atos;
  const [janela, setJanela] = useState<Janela>(null);
  const { impedimentos } = pessoa;
  const titulo = useId();
  return (
    <section className="pessoa-secao" aria-labelledby={titulo}>
      <h2 id={titulo}>{pessoa.nome}</h2>
      {pessoa.bloqueadoEm && (
        <Message type="warning" title={`Conta bloqueada em ${formatDiaDoMomento(pessoa.bloqueadoEm)}.`}>
          {[pessoa.motivoDoBloqueio, impedimentos.bloqueio !== impedimentos.link && impedimentos.bloqueio]
            .filter(Boolean)
            .join(' ')}
        </Message>
      )}
      <Ficha
        fatos={{
          Situação: <SituacaoDaPessoa situacao={pessoa.situacao} />,
          Login: pessoa.login,
          'E-mail': pessoa.email ?? 'Não informado',
          Telefone: pessoa.telefone,
          CPF: pessoa.cpfMascarado && (
            <DocumentoMostrado numero={pessoa.cpfMascarado} isProvado={pessoa.isDocumentoProvado} />
          ),
          'Último acesso': pessoa.ultimoAcessoEm ? formatDiaDoMomento(pessoa.ultimoAcessoEm) : 'Nenhum',
          [opcoes.ouvidoria === null ? 'Conta criada em' : 'No órgão desde']:
            pessoa.criadoEm && formatDiaDoMomento(pessoa.criadoEm),
        }}
      />
      {impedimentos.link && <Message type="info" title={impedimentos.link} />}
      {pessoa.bloqueadoEm === null &&
        impedimentos.bloqueio &&
        impedimentos.bloqueio !== impedimentos.link && <p className="ui-muted">{impedimentos.bloqueio}</p>}
      <div className="ui-actions">
        {!impedimentos.link && <Links {...atos} />}
        {!impedimentos.bloqueio &&
          (pessoa.bloqueadoEm ? (
            <Button variant="secondary" onClick={() => setJanela('desbloquear')}>
              Desbloquear
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setJanela('bloquear')}>
              Bloquear
            </Button>
          ))}
        {!impedimentos.exclusao && <Button onClick={() => setJanela('excluir')}>Excluir a conta</Button>}
      </div>
      <JanelaDaConta {...atos} janela={janela} onFechar={() => setJanela(null)} />
    </section>
  );
}
