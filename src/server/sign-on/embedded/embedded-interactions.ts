import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, default as Provider } from 'oidc-provider';
import { blankForm, readForm, registerPerson } from '../new-person.ts';
import { loginPage } from '../pages/login-page.ts';
import { newPersonPage } from '../pages/new-person-page.ts';
import type { EmbeddedContext } from './embedded-context.ts';
import { MOUNT } from './embedded-provider-names.ts';
import { findPessoa, listPessoas } from './embedded-provider-repository.ts';
import { endProviderSession } from './embedded-session.ts';

/** More than the demo has, yet few enough to look through; for more there is the search. */
const SHOWN = 50;

interface Step {
  Params: { uid: string };
  Querystring: { busca?: unknown };
  Body: unknown;
}

const findInteraction = async (provider: Provider, request: FastifyRequest<Step>, reply: FastifyReply) => {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  if (interaction.uid !== request.params.uid) {
    const { errors } = await import('oidc-provider');
    throw new errors.SessionNotFound('another interaction');
  }
  return interaction;
};

const finish = async (
  provider: Provider,
  request: FastifyRequest<Step>,
  reply: FastifyReply,
  result: InteractionResults,
): Promise<FastifyReply> => {
  const returnTo = await provider.interactionResult(request.raw, reply.raw, result);
  return reply.redirect(returnTo, 303);
};

const enter = async (
  provider: Provider,
  request: FastifyRequest<Step>,
  reply: FastifyReply,
  cpf: string,
): Promise<FastifyReply> => {
  const interaction = await findInteraction(provider, request, reply);
  if (interaction.session && interaction.session.accountId !== cpf) {
    // Another person was signed in here. The library would ask for a click on its own page; we
    // simply switch.
    await endProviderSession(provider, request.raw, reply.raw);
    interaction.session = undefined;
    await interaction.persist();
  }
  return finish(provider, request, reply, { login: { accountId: cpf, amr: ['passwd'] } });
};

const actionOf = (uid: string): string => `${MOUNT}/interacao/${encodeURIComponent(uid)}`;

/** The pages between asking to sign in and coming back: plain forms, no script. */
export const registerInteractions = (app: FastifyInstance, { platform, provider }: EmbeddedContext): void => {
  const { db, config } = platform;

  const showPeople = async (request: FastifyRequest<Step>, reply: FastifyReply): Promise<FastifyReply> => {
    const { busca } = request.query;
    const text = typeof busca === 'string' ? busca.replaceAll('\0', '').trim().slice(0, 100) : '';
    const found = await listPessoas(db, text, SHOWN + 1);
    return reply.send(
      loginPage({
        produto: config.instalacao.nome,
        action: actionOf(request.params.uid),
        pessoas: found.slice(0, SHOWN),
        busca: text,
        hasMore: found.length > SHOWN,
      }),
    );
  };

  app.get<Step>('/interacao/:uid', async (request, reply) => {
    await findInteraction(await provider(), request, reply);
    return showPeople(request, reply);
  });

  app.post<Step>('/interacao/:uid/entrar', async (request, reply) => {
    const { cpf } = (request.body ?? {}) as { cpf?: unknown };
    const pessoa = typeof cpf === 'string' ? await findPessoa(db, cpf.replace(/\D/g, '')) : undefined;
    if (pessoa) return enter(await provider(), request, reply, pessoa.cpf);
    await findInteraction(await provider(), request, reply);
    return showPeople(request, reply.code(400));
  });

  app.get<Step>('/interacao/:uid/nova-pessoa', async (request, reply) => {
    await findInteraction(await provider(), request, reply);
    return reply.send(newPersonPage(actionOf(request.params.uid), blankForm()));
  });

  app.post<Step>('/interacao/:uid/nova-pessoa', async (request, reply) => {
    await findInteraction(await provider(), request, reply);
    const form = readForm(request.body);
    const outcome = await registerPerson(db, form);
    if ('cpf' in outcome) return enter(await provider(), request, reply, outcome.cpf);
    return reply.code(400).send(newPersonPage(actionOf(request.params.uid), form, outcome.errors));
  });

  app.post<Step>('/interacao/:uid/cancelar', async (request, reply) => {
    const ready = await provider();
    await findInteraction(ready, request, reply);
    return finish(ready, request, reply, { error: 'access_denied' });
  });
};
